import type { Delivery } from '../../../../schema/delivery.ts'
import type { FormField } from '../../../../schema/forms.ts'

/** What is said of a receiver of forms. */
interface ReceiverWords {
  readonly name: string
  readonly help: string
  /** What somebody does to have it. `{service}` is the service that sends. */
  readonly steps: readonly string[]
  /** What the receiver has to know, by the names of the file. */
  readonly asks: Readonly<Record<string, string>>
}

/** What the editor says of making forms, in English. */
export const makerEn = {
  title: 'Form',
  fields: 'What it asks',
  required: 'Must be filled in',
  addField: 'Add a field',
  added: 'Added: {name}.',
  types: {
    text: 'Line of text',
    textarea: 'Longer text',
    email: 'E-mail',
    tel: 'Phone',
    select: 'Choice',
    radio: 'Buttons',
    rating: 'Rating',
    day: 'Day',
    time: 'Time',
    number: 'Number',
    file: 'File',
    checkbox: 'Consent',
  } as Readonly<Record<FormField['type'], string>>,
  receiver: {
    title: 'Who receives it',
    others: 'Choose another way',
    setUp: 'Set it up',
    use: 'Use this',
    /** How far a receiver is set up. */
    states: {
      unset: 'Not set up yet. Follow the steps, then press “Use this”.',
      sample: 'Not set up yet: the sender or a receiver is still a sample address.',
      waitsForCode:
        'Messages arrive as soon as the secret code is entered where your site is hosted, and the site is published. Then send yourself one through the form there.',
      waitsForSite: 'Works as soon as the site is published. Then send yourself a message through the form there.',
      untested: 'Set up. Send a test message to see whether it arrives.',
      arrived: 'The test message was accepted: check your mailbox. Publish, so that it holds on your site.',
    },
    codeName: { label: 'Name of the code there:', copy: 'Copy the name', copied: 'Copied.' },
    receivers: {
      web3forms: {
        name: 'An e-mail to me, through Web3Forms',
        help: 'Free, and works wherever the site is.',
        steps: [
          'Open web3forms.com and type your e-mail address there.',
          'You get an e-mail with an access code, a long row of letters and digits.',
          'Copy it into the box below.',
        ],
        asks: { key: 'Access code' },
      },
      formspree: {
        name: 'An e-mail to me, through Formspree',
        help: 'Keeps the messages too. Works wherever the site is.',
        steps: [
          'Open formspree.io, make an account, and start a new form there.',
          'You are shown its address, such as https://formspree.io/f/xnqkvzab.',
          'Copy the address into the box below.',
        ],
        asks: { form: 'Address of the form' },
      },
      basin: {
        name: 'An e-mail to me, through Basin',
        help: 'Keeps the messages and takes files. Works wherever the site is.',
        steps: [
          'Open usebasin.com, make an account, and start a new form there.',
          'You are shown its address, such as https://usebasin.com/f/d36fd205b3bb.',
          'Copy the address into the box below.',
        ],
        asks: { form: 'Address of the form' },
      },
      netlify: {
        name: 'An e-mail to me, through Netlify',
        help: 'If the site is at Netlify: nothing else is needed.',
        steps: [
          'Publish the site at Netlify.',
          'Open “Forms” there, and switch form detection on.',
          'Under “Notifications”, write the e-mail address that should get the messages.',
        ],
        asks: {},
      },
      email: {
        name: 'An e-mail to me, through a sending service',
        help: 'If the site is at Netlify, Vercel or Cloudflare. Your address stays hidden.',
        steps: [
          'Open an account at {service}, and have it confirm the domain of your site.',
          'Make a secret code for sending there, and copy it.',
          'Where your site is hosted, add it under “Environment variables”, with the name that stands below.',
        ],
        asks: { provider: 'Sending service', sender: 'Sender', recipients: 'Receives the messages' },
      },
      webhook: {
        name: 'A program of mine',
        help: 'For those who have one that takes messages, such as n8n, Make or Zapier.',
        steps: [
          'Have the program make an address at which it waits for messages.',
          'Copy the address into the box below.',
          'Send a test message.',
        ],
        asks: { address: 'Address' },
      },
    } as Readonly<Record<Delivery['to'], ReceiverWords>>,
  },
  test: {
    send: 'Send a test message',
    sending: 'Sending…',
    outcomes: {
      refused: 'It was not accepted. Look at the steps again.',
      failed: 'It could not be sent: there is no connection, or no answer.',
      unfinished: 'Something in the file still has to be fixed. Fix it first.',
    },
  },
}

/** The words of making forms in one language. */
export type MakerWords = typeof makerEn
