import { Icon } from './icon.tsx'

/** The editor from afar, while it is loaded and the site is read. */
export function Opening({ text }: { readonly text: string }) {
  return (
    <div className="opening">
      <div className="opening-page" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p role="status">
        <Icon name="busy" />
        {text}
      </p>
    </div>
  )
}
