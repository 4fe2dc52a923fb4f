import { styled } from '@mui/material/styles'

/** Path data on a grid of 24 px. */
const glyphs = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronRight: 'M9.5 6l6 6-6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16',
  zoomIn: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16M8 11h6M11 8v6',
  zoomOut: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16M8 11h6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  play: 'M8 5.5v13l11-6.5z',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H4.5v9.5h15V11H18',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  question:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  social:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5M16 11.5a2.5 2.5 0 1 0 ' +
    '0-5M15.5 14.2c3.3-.4 6 1.6 6 4.8',
  professional: 'M3.5 8h17v11h-17zM9 8V5h6v3M3.5 13h17M12 12v2',
  photo: 'M4 7h3.5L9 5h6l1.5 2H20v12H4zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  video: 'M3 7h12v10H3zM15 10.5l6-3v9l-6-3z',
} as const

export type IconName = keyof typeof glyphs

const Svg = styled('svg')({ width: '1.25em', height: '1.25em', flex: 'none' })

export const Icon = ({ name }: { name: IconName }) => (
  <Svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={glyphs[name]} />
  </Svg>
)
