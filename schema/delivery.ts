/** An address of your own that gets each lead as JSON: an automation service such as n8n, Make or Zapier, or a program. */
export interface WebhookDelivery {
  /** What receives the leads. */
  to: 'webhook'
  /**
   * Where a lead is sent: a path on this site ("/webhook/contato") or a full https address; no slash at the end.
   * @form webhook
   * @pattern ^(/(?!\.{1,2}(/|$))[A-Za-z0-9._~@:+=,-]+)+$|^(https://|http://(localhost|127\.0\.0\.1)[:/])[^\s\\\u0000-\u001f]*[^\s/\\\u0000-\u001f]$
   */
  address: string
  /**
   * What the receiver answers. `json`: it tells in JSON that it has the lead, and whatever else comes, such as the page of a captcha or JSON with
   * `ok: false`, `success: false` or an `error`, is a failure. Left out, the status alone decides.
   */
  answer?: 'json'
}
