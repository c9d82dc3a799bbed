/** The oldest browsers that run the scripts: those of spring 2023, which are also Vite's baseline of what is widely available. */
export const scriptBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

/**
 * The oldest browsers that show the styles as designed, as Lightning CSS writes versions. They are younger than those of the scripts: nested
 * rules written out for older ones would make each page larger.
 */
export const styleBrowsers = { chrome: version(120), firefox: version(121), safari: version(17, 4) }

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8)
}
