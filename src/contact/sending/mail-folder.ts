/** The path below which a function of the host receives the leads that become e-mails; the key of the form follows. */
export const mailFolder = '/api/lead/'
