import type { ShownSection } from '../../content/page-content.ts'
import { usePage, useShell } from '../../content/site-context.tsx'
import { Photo } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { SectionFrame } from '../section-frame.tsx'

type VideoProps = ShownSection<'video'>

const box = { aspectRatio: 16 / 9, narrow: 92, wide: 84, from: '48rem' }

/** A film: nothing of it is loaded before a visitor asks for it. */
export function VideoView({ section }: { readonly section: VideoProps }) {
  const { file, link, poster, transcript } = section
  return (
    <SectionFrame section={section}>
      <div className="film">
        {file && <Film {...section} file={file} />}
        {link && (
          <ActionLink className="film-link" action={link}>
            <Photo className="film-poster" image={poster} box={box} />
            <span className="film-label">{link.label}</span>
          </ActionLink>
        )}
        {transcript && <p className="film-words">{transcript}</p>}
      </div>
    </SectionFrame>
  )
}

/** For its poster. React passes on what its types do not know yet. */
const lazily = { loading: 'lazy' }

function Film({ file, title, poster, captions }: VideoProps & { readonly file: string }) {
  const { width, height } = usePage()?.pictures?.[poster.file] ?? {}
  const { languages, locale, tag } = useShell()
  const language = languages.find((each) => each.locale === locale)?.name
  return (
    <video
      className="film-poster"
      controls
      playsInline
      preload="none"
      {...lazily}
      poster={poster.file}
      src={file}
      aria-label={title ?? poster.alt}
      width={width}
      height={height}
    >
      {/* Without `default`: browsers would load its captions with the page. */}
      {captions && <track kind="captions" src={captions} srcLang={tag} label={language} />}
    </video>
  )
}
