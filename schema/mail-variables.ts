import type { EmailDelivery } from './delivery.ts'

/** The environment variable of the host that holds the key of each service that sends e-mails. */
export const mailVariables: Readonly<Record<EmailDelivery['provider'], string>> = {
  resend: 'RESEND_API_KEY',
  postmark: 'POSTMARK_SERVER_TOKEN',
  brevo: 'BREVO_API_KEY',
  sendgrid: 'SENDGRID_API_KEY',
  mailgun: 'MAILGUN_API_KEY',
}
