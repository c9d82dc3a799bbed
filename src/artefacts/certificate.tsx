import type { Drawing, DrawingProps } from './drawing.ts'
import { FactList } from './fact-list.tsx'
import { Stamp } from './letterhead.tsx'
import { signaturePath } from './signature-path.ts'

/** A certificate of a training, in an engraved frame, signed. */
export const certificate: Drawing<'certificate'> = { large: LargeCertificate, small: SmallCertificate }

function LargeCertificate({
  artefact: { title, subtitle, lead, holder, text, facts, signatures },
}: DrawingProps<'certificate'>) {
  return (
    <>
      <Frame />
      <span className="artefact-certificate-seal" aria-hidden="true" />
      <Stamp />
      <div className="artefact-title">{title}</div>
      <p className="artefact-subtitle">{subtitle}</p>
      <p className="artefact-certificate-lead">{lead}</p>
      <div className="artefact-certificate-holder">{holder}</div>
      <p className="artefact-certificate-text">{text}</p>
      <FactList facts={facts} className="artefact-certificate-facts" />
      <ul>
        {signatures.map(({ name, role }) => (
          <li key={name}>
            <svg viewBox="0 -26 170 42" aria-hidden="true">
              <path d={signaturePath(name)} />
            </svg>
            <b>{name}</b> {role}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The engraved border. Its four edges are drawn by the style: a link that repeats, whole links only. */
function Frame() {
  return (
    <div className="artefact-certificate-frame" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

function SmallCertificate({ artefact: { title, subtitle, lead, holder, signatures } }: DrawingProps<'certificate'>) {
  return (
    <>
      <Frame />
      <Stamp />
      <div className="artefact-title">{title}</div>
      <p className="artefact-subtitle">{subtitle}</p>
      <p className="artefact-certificate-lead">{lead}</p>
      <div className="artefact-certificate-holder">{holder}</div>
      <ul>
        {signatures.slice(0, 2).map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}
