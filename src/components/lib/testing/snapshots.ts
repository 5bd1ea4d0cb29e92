const desktop = { viewport: 1440, motion: 'still' }
const phone = { viewport: 390, motion: 'still' }

/**
 * A story's snapshots: those of Chromatic's modes, and of `npm run pictures` (docs/decisions/0017-pictures.md). A
 * component is shown in both themes.
 */
export const COMPONENT_SNAPSHOTS = {
  chromatic: { modes: { dark: { theme: 'dark', ...desktop }, light: { theme: 'light', ...desktop } } },
}

/** Parameters of a screen: dark at its full width, light on a phone. */
export const SCREEN_SNAPSHOTS = {
  chromatic: { modes: { light: { disable: true }, 'phone light': { theme: 'light', ...phone } } },
}

/** Parameters of a screen's Default: both themes at both widths. */
export const DEFAULT_SNAPSHOTS = {
  chromatic: { modes: { light: { disable: false }, 'phone dark': { theme: 'dark', ...phone } } },
}

/** Parameters of a screen's story whose play uses what only wide screens show. */
export const NO_PHONE_SNAPSHOT = { chromatic: { modes: { 'phone light': { disable: true } } } }
