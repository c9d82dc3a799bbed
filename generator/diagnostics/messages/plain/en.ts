import type { SilentMessages } from './plain-messages.ts'

/** What the editor says where nothing is left of a message of the commands, in English. */
export const en: SilentMessages = {
  'action-about':
    'The subject is shown nowhere: there is no form where this leads. Lead to a page with a form, or remove the subject.',
  'column-missing': 'In this row, the column “{column}” is empty. Write its text.',
  'detection-unused':
    'This has no effect: the bare address shows a page, so nobody is led to a language from there. Remove this part.',
  'embed-unknown': '{name} cannot show this address here. Take the address from the “Share” button there.',
  'files-refused': 'This receiver takes no files. Remove the field for files, or choose another receiver.',
  'filter-unshown': 'Visitors do not see this: no list of these entries is divided into pages.',
  'font-absent': 'The typeface “{value}” is not there yet; a similar one is shown. You can add it in “Look”.',
  'image-damaged':
    '“{value}” cannot be shown properly. Save the picture once more where it comes from, and choose it again.',
  'image-foreign': 'The drawing “{value}” contains something that must not be in it. Save it as a plain SVG.',
  'language-unmarked':
    '“{words}” is marked as another language elsewhere, but not here: it would be read aloud wrongly.',
  'launch-hosts': 'These services learn something about visitors, and the privacy page does not name them: {hosts}.',
  'launch-sample': 'This is an invented example. Write your own, or say that it is true, and this note goes away.',
  'lines-joined':
    'The lines of this text run together. Write it here once more, with an empty line between paragraphs.',
  'link-refused':
    'The link “{url}” is left out of the page. Use a web address, an e-mail address, a phone number or a page.',
  'link-unknown': 'The link “{value}” leads nowhere[; perhaps “{suggestion}” is meant].',
  'markdown-slip':
    'Visitors would see characters here instead of formatting: “{text}”. Delete them, and use the buttons above the text.',
  'opening-place': 'Each page begins with exactly one section “Opening”. Move it to the top, or remove the second one.',
  'page-unknown': 'There is no page “{value}”[; perhaps “{suggestion}” is meant]. Choose another one.',
  'reply-unsent':
    'Visitors get no reply this way: the form needs a field for the e-mail address, and a receiver that sends replies.',
  'text-spaces':
    'There are spaces here that do not belong, or that keep a line from breaking. Delete them, and type the space again.',
  'thanks-by-script':
    'The page that says thank you also has to be entered at {service}, in the settings of the form. Once that is done, ignore this note.',
  'type-incomplete':
    'Search engines do not list these entries yet: they lack what a search engine has to know of a “{type}” ({properties}). Choose another kind, or remove this.',
  'type-wrong': 'This value is of the wrong kind, such as text where a number belongs. Write it again.',
  'value-empty': 'Nothing is written here yet. Write something, or remove this part.',
}
