import type { Words } from './words.ts'

/** The words of the site in English. */
export const en: Words = {
  common: {
    loading: 'Loading…',
    error: 'This could not be loaded',
    success: 'Done',
    skipToContent: 'Skip to content',
    newTab: 'opens in a new tab',
  },
  root: {
    detecting: 'Finding your language…',
    choose: 'Choose your language',
  },
  notFound: {
    title: 'Page not found',
    text: 'This address does not exist, or it has moved. The home page leads to everything else.',
    home: 'Go to the home page',
    line: 'The page that you asked for does not exist.',
    nearest: 'Perhaps you are looking for:',
  },
  navigation: {
    main: 'Main menu',
    menu: 'Menu',
    languages: 'Choose language',
    breadcrumbs: 'You are here',
  },
  services: {
    learnMore: 'Learn more',
    showAll: 'Show all',
    showLess: 'Show fewer',
    deliverable: 'Deliverable',
    description: 'Description',
    benefit: 'Benefit',
    step: 'Step {{number}}',
  },
  artefacts: {
    example: 'Sample',
    done: 'Done',
    planned: 'Planned',
  },
  contact: {
    form: {
      submit: 'Send message',
      submitting: 'Sending…',
      success: 'Thank you! We have received your message and will get back to you soon.',
      sent: 'Your message is with us.',
      next: 'We read it and get back to you by the way that you gave. If it is urgent, reach us directly:',
      again: 'Write another message',
      errorMessage: 'Please fill in all required fields',
      networkError: 'The message could not be sent. Please try again in a moment.',
      requiredHint: 'Fields marked with * are required',
      noScript: 'Sending this form requires JavaScript. You can also reach us directly:',
      otherWays: 'What you wrote is still in the form. You can also send it another way:',
      viaChat: 'Send by chat',
      viaEmail: 'Send by email',
      viaPhone: 'Call us: {{phone}}',
      choose: 'Please choose',
      honeypot: 'Leave this field empty',
      validation: {
        nameRequired: 'Please enter your name',
        emailRequired: 'Please enter your email address',
        emailInvalid: 'Please enter a valid email address',
        phoneRequired: 'Please enter your phone number',
        companyRequired: 'Please enter your company',
        positionRequired: 'Please enter your position',
        messageRequired: 'Please write a message',
        consentRequired: 'Please agree before sending',
      },
    },
  },
  blog: {
    readMore: 'Read more',
    backToBlog: 'Back to all articles',
    by: 'By {{author}}',
    otherLanguage: 'This article is written in another language.',
  },
}
