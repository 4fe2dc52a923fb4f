import type { CSSObject, Theme } from '@mui/material/styles'

/** In a low window the thumbnails below are in view too. */
const lowest = 'max(320px, 100svh - 290px)'

/** Lower on a phone, so that name and figures are in view: beside the picture is more of its ground. */
export const pictureShape = ({ breakpoints }: Theme): CSSObject => ({
  aspectRatio: '4 / 3',
  [breakpoints.down('sm')]: {
    aspectRatio: '27 / 16',
    '& picture > img': { width: 'calc(100% * 64 / 81)', marginInline: 'auto' },
  },
  [breakpoints.up('lg')]: {
    width: '100%',
    maxHeight: lowest,
    '& picture > img': { maxHeight: lowest, objectFit: 'contain' },
  },
})
