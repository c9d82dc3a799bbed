/** Why a lead was not taken: the status to answer with. Only 429 and above 500 may pass. */
export class MailRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}
