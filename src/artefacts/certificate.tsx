import type { Drawing, DrawingProps } from './drawing.ts'
import { FactList } from './fact-list.tsx'
import { Stamp } from './letterhead.tsx'
import { signaturePath } from './signature-path.ts'

/** A signed training certificate in an engraved frame. */
export const certificate: Drawing<'certificate'> = { large: LargeCertificate, small: SmallCertificate }

function LargeCertificate({
  artefact: { title, subtitle, lead, holder, text, facts, signatures },
}: DrawingProps<'certificate'>) {
  return (
    <>
      <Frame />
      <Seal />
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

/** The watermark: two stars of straight lines, as on banknotes; the envelopes of their chords look like circles. */
function Seal() {
  return (
    <svg className="artefact-certificate-seal" viewBox="-200 -200 400 400" aria-hidden="true">
      <path d={sealPath()} />
    </svg>
  )
}

let drawnSeal: string | undefined

/** Drawn once: all certificates have the same. */
function sealPath(): string {
  drawnSeal ??= starPath(72, 31, 199) + starPath(40, 17, 150)
  return drawnSeal
}

/** A star around the origin: each point is connected to the one `step` points further on. */
function starPath(points: number, step: number, radius: number): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index * step) / points
    return [radius * Math.sin(angle), -radius * Math.cos(angle)].map(Math.round).join(' ')
  })
  return `M${corners.join(' ')}z`
}

/** The engraved border. Styles draw its four edges of interlocking rings. */
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
