const heading = { fontWeight: 600, letterSpacing: '-0.02em', textWrap: 'balance' } as const

/** A 1.25 scale that grows with the window; figures in running text keep their own widths. */
export const typography = {
  htmlFontSize: 16,
  h1: { ...heading, fontSize: 'clamp(2.125rem, 1.55rem + 2.5vw, 3.375rem)', lineHeight: 1.08 },
  h2: { ...heading, fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)', lineHeight: 1.15 },
  h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: '-0.01em' },
  h4: { ...heading, fontSize: '1.0625rem', lineHeight: 1.35, letterSpacing: '-0.005em' },
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.55 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  button: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.3, textTransform: 'none' },
  /** Serial numbers and labels: small letter-spaced capitals. */
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
    fontVariantNumeric: 'tabular-nums',
  },
} as const
