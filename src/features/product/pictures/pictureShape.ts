import type { CSSObject, Theme } from '@mui/material/styles'

/** Lower on a phone, so that name and figures are in view: beside the picture is more of its ground. */
export const pictureShape = ({ breakpoints }: Theme): CSSObject => ({
  aspectRatio: '4 / 3',
  [breakpoints.down('sm')]: {
    aspectRatio: '3 / 2',
    '& picture > img': { width: 'calc(100% * 8 / 9)', marginInline: 'auto' },
  },
})
