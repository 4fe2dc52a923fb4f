/** Every colour, size and duration of the site; components read them from the theme. */

export const palette = {
  ink: '#10231F',
  paper: '#FBFAF6',
  white: '#FFFFFF',
  intaglio: '#0B5D4E',
  wash: '#E6F0ED',
  slate: '#4A5A55',
  ground: '#F1F4F2',
  hairline: '#DDE3DF',
  brass: '#C8973A',
  brassInk: '#8A5A0B',
  error: '#B3261E',
} as const

export const fontFamily = "'Site Sans', 'Site Sans Fallback', Arial, sans-serif"

/** A 1.25 scale; sizes with `clamp` grow with the window. */
export const fontSize = {
  micro: '0.6875rem',
  label: '0.75rem',
  caption: '0.8125rem',
  /** Keeps the longest words whole in a third of a phone. */
  column: 'clamp(0.75rem, 3.6vw, 0.8125rem)',
  small: '0.875rem',
  compact: '0.9375rem',
  base: '1rem',
  h4: '1.0625rem',
  h3: '1.25rem',
  dialogTitle: '1.5rem',
  lead: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  statement: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)',
  seal: 'clamp(1.25rem, 1rem + 1.2vw, 1.625rem)',
  h2: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)',
  h1: 'clamp(2.125rem, 1.55rem + 2.5vw, 3.375rem)',
} as const

export const fontWeight = { regular: 400, semibold: 600 } as const

/** Larger text has its letters closer together; capitals and codes have them wider apart. */
export const letterSpacing = {
  tight: '-0.02em',
  close: '-0.01em',
  nearlyNormal: '-0.005em',
  code: '0.06em',
  capitals: '0.12em',
} as const

export const spacing = 8

export const radius = { corner: 4, badge: 2, none: 0, round: '50%' } as const

export const layout = {
  /** The minimum height of a button or field; the side of an icon button. */
  control: 44,
  /** The side of a check box, which is the smallest target allowed (WCAG 2.5.8). */
  check: 24,
  tab: 48,
  headerBar: 72,
  contactStrip: 34,
  logoHeight: 36,
  /** Of filters beside the results: below the header, and above the bar of the comparison. */
  railHeight: 'calc(100dvh - 138px - var(--compare-bar, 0px))',
  /** Between the page's content and the window's edge. */
  gutter: 'clamp(16px, 4vw, 24px)',
  /** The maximum width of header, content and footer, padding included: one left edge for all. */
  page: 1440,
} as const

export const timing = {
  control: '160ms ease-out',
  surface: '180ms ease-out',
  reveal: '200ms ease-out',
  picture: '220ms ease-out',
  arrival: '500ms',
  progress: '8s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both',
} as const

/** Lines by their use; global.css makes the hairline darker for visitors who want more contrast. */
export const edge = {
  hairline: '1px solid var(--mui-palette-divider)',
  /** Around controls and fields, whose edges need a contrast of 3 (WCAG 1.4.11). */
  control: '1px solid var(--mui-palette-site-slate)',
  /** Beside or above a notice. */
  notice: '2px solid var(--mui-palette-site-brass)',
  brass: '1px solid var(--mui-palette-site-brass)',
  /** The ring of what has the focus (global.css has its colour on each ground). */
  focus: '2px solid var(--focus)',
  /** The edge of a surface without a border, which only forced colours show. */
  forced: '1px solid transparent',
} as const

export const shadow = {
  menu: `0 20px 40px -24px ${palette.ink}`,
  toast: `0 20px 40px -20px ${palette.ink}`,
  dialog: `0 24px 64px -16px color-mix(in srgb, ${palette.ink} 45%, transparent)`,
  forcedSelection: '0 0 0 2px Highlight',
} as const

export const zIndex = { behind: -1, raised: 1 } as const

export const breakpoints = { xs: 0, sm: 560, md: 768, lg: 1080, xl: 1440 } as const
