import { type DocumentProps, FactList, Stamp, Titles } from 'site-from-yaml/kinds'
import { signaturePath } from './signature-path.ts'
import type { Certificate } from './type.ts'

/** A signed training certificate in an engraved frame. */
export function Large({ artefact }: DocumentProps<Certificate>) {
  const { text, facts, signatures } = artefact
  return (
    <>
      <Frame />
      <Seal />
      <Stamp />
      <Conferral artefact={artefact} />
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

/** What the certificate is, and to whom it is given. */
function Conferral({ artefact: { title, subtitle, lead, holder } }: DocumentProps<Certificate>) {
  return (
    <>
      <Titles title={title} subtitle={subtitle} />
      <p className="artefact-certificate-lead">{lead}</p>
      <div className="artefact-certificate-holder">{holder}</div>
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

/** Its first lines, as a picture. */
export function Small({ artefact }: DocumentProps<Certificate>) {
  return (
    <>
      <Frame />
      <Stamp />
      <Conferral artefact={artefact} />
      <ul>
        {artefact.signatures.slice(0, 2).map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}
