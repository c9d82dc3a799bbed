import { type Messages, say, type Unknown } from '../message.ts'
import { cut, list, quoted } from '../phrases.ts'
import { lineList, meant } from './phrases.ts'

interface PhonePrefix {
  value: string
  dialled: string
  /** What is doubtful; `JudgedPhone` says more. */
  slip: 'access' | 'zero' | 'plan'
  suggestion?: string
}

interface ConditionValue extends Unknown {
  name: string
  isChoice: boolean
}

interface Unchecked {
  /** The service that tells people from machines. */
  value: string
  receiver?: string
  /** The services that the receiver knows. */
  checks: readonly string[]
}

/** What to write instead of a name that no message has: people also write whether the field is required. */
function nameHelp({ value, suggestion, allowed }: Unknown, line: number): string {
  if (/^(?:false|no|não|nao)$/i.test(value)) return 'Delete this line: then the field may stay empty.'
  if (/^(?:true|yes|sim|sí|si)$|\s/i.test(value))
    return `Write the name of the message to show when the field is empty: ${list(allowed)}. If none of them says it, add one under "messages: contact: form: validation:".`
  // A message that the generator has itself stands in no line.
  if (suggestion && line === 0) return `Did you mean "${suggestion}"?`
  if (suggestion) return `Did you mean "${suggestion}" (line ${line})? One of the two names is misspelt.`
  return `${meant(undefined, allowed)} Or add a message of this name under "messages: contact: form: validation:".`
}

function emailHelp(suggestion: string | undefined, isForeign = false): string {
  if (suggestion) return `Did you mean ${quoted(suggestion)}?`
  return isForeign
    ? 'Write the address exactly as the mail service gives it. After the @, letters of any script are fine.'
    : 'It should be one address, without anything else, such as name@example.com.'
}

/** The contact details and the contact form, in English. */
export const contact = {
  'phone-form': ({ value }: { value: string }, { own }) => say`
    "${cut(value)}" is not a complete phone number.
    With country prefix and area code it has 8 to 15 digits, such as ${own.prefix} 900 000 000. Write one number only, without words.`,
  'phone-prefix': ({ value, dialled, slip, suggestion }: PhonePrefix) => say`
    ${
      {
        access: `"${cut(value)}" begins with the digits for calls abroad, which differ from country to country.`,
        zero: `"${cut(value)}" is called as ${dialled}, but numbers like it keep the 0 at their start.`,
        plan: `"${cut(value)}" is called as ${dialled}, and no country has a number like this.`,
      }[slip]
    }
    ${suggestion ? `Did you mean ${suggestion}?` : 'Check each digit, and write the whole number, with + and the country prefix.'}`,
  'phone-differs': ({ value, other }: { value: string; other: string }, { line }) => say`
    "${cut(value)}" is not the same number as "${cut(other)}" (line ${line}).
    Change the number in all places, or say below "ignore:" why there are two.
    Numbers of the same country are compared, and so are the chat at the foot of the page and the chat button.`,
  /** `isForeign`: the letters before the @ are those that few mail services know. */
  'email-form': ({ value, suggestion, isForeign }: { value: string; suggestion?: string; isForeign?: boolean }) => say`
    ${isForeign ? `Most mail services deliver nothing to "${cut(value)}": before the @ they accept only the letters a to z, digits and a few signs.` : `"${cut(value)}" is not an e-mail address.`}
    ${emailHelp(suggestion, isForeign)}`,
  /** `office`: the key of the office whose detail it is; undefined for the company's. */
  'detail-missing': ({ detail, office }: { detail: string; office?: string }, { lines }) => say`
    This needs the ${office === undefined ? "company's" : "office's"} ${detail}${lines.length > 0 ? ` (also ${lineList(lines)})` : ''}, but there is no "${detail}:"${detail === 'chat' ? '' : ` below "${office ?? 'contactDetails'}:"`}.
    Write it there, or remove what needs it.`,
  'hours-order': ({ opens, closes }: { opens: string; closes: string }) => say`
    It closes at ${closes}, but opens at ${opens}.
    ${opens === closes ? 'Check both times. Open all day is from "00:00" to "23:59".' : 'Check both times. If it is open past midnight, say so below "ignore:".'}
    Midnight at the end of a day is "00:00".`,
  'days-order': ({ from, until }: { from: string; until: string }) => say`
    The last day, ${until}, is before the first, ${from}.
    Check both days. For a single day, write "from:" alone.`,
  'hours-differ': ({ time }: { time: string }, { line }) => say`
    Search engines get the time ${time}, but the hours that people read do not mention it (line ${line}).
    Change "hours:" and "openingHours:" together, or say below "ignore:" why they differ.
    Hours in words, as in "until noon", are not compared.`,
  /** `suggestion`: the address that is meant; undefined if the one that is there can only be reached nearby. */
  'webhook-test': ({ value, suggestion }: { value: string; suggestion?: string }) =>
    suggestion
      ? say`
          "${cut(value)}" is a test address of n8n: it answers only while somebody tests the flow in the editor.
          Activate the flow, and write its production address: ${suggestion}`
      : say`
          "${cut(value)}" can only be reached from one computer or one office: what visitors send would be lost.
          Before the site is published, write the address that the receiver has on the web. It begins with https://.`,
  'webhook-page': ({ value }: { value: string }) => say`
    "${cut(value)}" is a page for people, not a receiver: sending the form to it fails.
    Write the address that an automation service gives you for a "webhook". The guide says what it has to answer.
    Such a service, for example n8n or Make, passes on what arrives to a sheet or a mailbox.`,
  'key-secret': ({ value }: { value: string }) => say`
    "${value}…" looks like a secret key, and this file is no place for one: whoever sees the site's files could send in your name.
    Remove it, have the service make a new one, and put that into an environment variable of the host.
    The guide says how, in "Say where the form sends".`,
  /** `most`: how many files a field may have; `megabytes`: how large all of them may be together. */
  'files-refused': ({ to, most, megabytes }: { to: string; most?: number; megabytes?: number }) => {
    if (most !== undefined)
      return say`
        "${to}" takes ${most === 1 ? 'one file' : `${most} files`} in each field.
        Delete "maxFiles:", and add one more field for each additional file.`
    if (megabytes !== undefined)
      return say`
        "${to}" takes ${megabytes} MB with each message, and the files of this form may be larger in total.
        Write a smaller "maxMegabytes:" at each file field. Without it, the limit is 5.`
    return say`
      Forms that send to "${to}" cannot have files: it does not take them.
      Delete the field, or send this form to a receiver that takes files: a webhook, Basin or Netlify.`
  },
  'thanks-by-script': ({ service }: { service: string }) => say`
    Visitors without JavaScript come to a page of ${service} after sending, and not to this one: the form cannot tell it where to lead them.
    Write the address of this page into the settings of the form at ${service}, and then accept this warning; or send to another receiver.`,
  'thanks-shared': ({ form }: { form: string }, { line }) => say`
    The form "${form}" leads to this page as well (line ${line}), and opens something else: whoever sends one of the two is offered what belongs to the other.
    Give each form a page of its own that says thank you, or write the same "opensAfter:" at both.`,
  'dates-untold': ({ type }: { type: string }) => say`
    These are days of a collection of "type: ${type}": pages show them, but they are in no calendar file, and search engines are not told.
    ${type === 'Service' ? 'Write "type: Event" at a collection, and put the entry there.' : 'If its entries are events, write "type: Event" there; if not, delete "dates:".'}`,
  'zone-unsaid': () => say`
    This country has several time zones, and events have times: calendars abroad would show each at the wrong hour.
    Write "timeZone:" beside it, such as "Europe/Madrid" or "America/Sao_Paulo".`,
  'reply-unsent': ({ lacks, service }: { lacks: 'sender' | 'address'; service?: string }) => say`
    ${
      lacks === 'address'
        ? 'Nobody gets this reply: the form does not ask for an e-mail address.'
        : `Nobody sends this reply: ${service ?? 'the service that receives the messages'} does not send replies written here.`
    }
    ${
      lacks === 'address'
        ? 'Add a field of "type: email", or delete "autoReply:".'
        : 'Delete "autoReply:", and see whether the settings there can send a reply; or use "deliver:" with "to: email", which sends this one.'
    }`,
  'captcha-unchecked': ({ value, receiver = 'what gets the leads', checks }: Unchecked) => say`
    Nobody checks the answers of "${value}": ${receiver} does not know this service, so it would take what machines send as well.
    Delete "captcha:"; the hidden field stays and keeps most of them out. ${
      checks.length > 0
        ? `Or write another service: ${list(checks)}.`
        : 'Or send to another receiver, such as "to: email".'
    }`,
  'condition-field': ({ value, suggestion, allowed }: Unknown) => say`
    No field of this form is called "${value}".
    ${allowed.length === 0 ? 'There is no field above this one that could decide. Delete "showWhen:", or move the field that decides above this one.' : meant(suggestion, allowed)}`,
  'condition-order': ({ name, isItself }: { name: string; isItself: boolean }, { line }) => say`
    ${isItself ? 'A field cannot decide for itself whether it is shown.' : `"${name}" stands below this field (line ${line}), but decides whether this field is shown.`}
    ${isItself ? 'Name another field, one above this one.' : 'Move the field that decides above the one that waits for it: then no two fields can wait for each other.'}`,
  'condition-value': ({ name, value, suggestion, allowed, isChoice }: ConditionValue) => say`
    ${isChoice ? `"${value}" is not an option of "${name}".` : `"${name}" has no options to choose from, so "is" cannot name one.`}
    ${isChoice ? meant(suggestion, allowed) : 'Delete the line "is:". The field is then shown as soon as the other one is filled in or ticked.'}`,
  'step-untitled': ({ name }: { name: string }) => say`
    A step begins here, but the fields before it, from "${name}" on, are in none.
    Write "newStep:" at the field "${name}" as well, with the title of the first step.`,
  /** `also`: the names of the other messages that do not exist, where there are several. */
  'validation-unknown': (unknown: Unknown & { also: readonly string[] }, { line }) => say`
    There is no message called "${unknown.value}"${unknown.also.length > 0 ? `, nor ${list(unknown.also)}` : ''}.
    ${nameHelp(unknown, line)}`,
  'validation-unused': ({ key }: { key: string }) => say`
    No field uses the message "${key}".
    Delete it, or use it in a field.`,
  'field-repeated': ({ name }: { name: string }, { line }) => say`
    Another field is already called "${name}" (line ${line}).
    Give each field a name of its own.`,
  'field-reserved': ({ name }: { name: string }) => say`
    A field cannot be called "${name}": every message from the form already carries something with this name.
    What visitors write there would be lost. Choose another name.`,
  'option-repeated': ({ value }: { value: string }, { line }) => say`
    Another option already has the value "${value}" (line ${line}).
    Give each option a value of its own.`,
  /** `suggestion`: the expression without the slashes that programs put around it. */
  'pattern-invalid': ({ reason, suggestion }: { pattern: string; reason: string; suggestion?: string }) =>
    suggestion
      ? say`
          The slashes around this regular expression count as part of it: visitors would have to type them.
          Write it without them: ${suggestion}`
      : say`
          This regular expression cannot be read.
          ${reason}. Ask a developer, or delete the line.`,
  'pattern-slow': ({ part }: { pattern: string; part: string }) => say`
    This regular expression can freeze the browser: in "${part}" one repetition is inside another.
    Ask a developer to write it without nested repetitions.`,
  /** `suggestion`: the expression that was probably meant. */
  'pattern-literal': ({ pattern, suggestion }: { pattern: string; suggestion?: string }) => say`
    Only the answer "${cut(pattern)}" itself, letter by letter, would be accepted.
    ${
      suggestion
        ? `For digits where the letters stand, write '${suggestion}'. The example that visitors see goes in "placeholder:".`
        : 'Write a regular expression, such as \'[0-9]{4}\' for four digits, or delete "pattern:" and "invalid:".'
    }`,
  'invalid-unused': () => say`
    "invalid" is shown where an answer does not match "pattern", and this field has no "pattern".
    Add "pattern:", or delete this line.`,
} satisfies Messages
