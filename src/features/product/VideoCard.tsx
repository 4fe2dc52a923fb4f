import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Icon } from '../../components/icons.tsx'
import type { ProductVideo } from '../../content/product.ts'

const withoutScripts = '@media (scripting: none)'

const Screen = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(2),
  backgroundColor: theme.vars.palette.site.ground,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  '& img': { width: '100%', height: '100%', aspectRatio: '16 / 9', objectFit: 'contain' },
}))

const Corner = styled('div')({ position: 'absolute', insetBlockEnd: 16, insetInlineStart: 16 })

/** The whole picture answers a click on the button over it. */
const Play = styled(Button)({
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: '-100vmax', cursor: 'pointer' },
  [withoutScripts]: { display: 'none' },
})

const Announced = styled(Typography)(({ theme }) => ({
  paddingInline: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
})) as typeof Typography

interface Props {
  video: ProductVideo
  poster: ReactNode
  onOpened: () => void
}

/** A video with what it shows; nothing of it is loaded before the visitor presses Play. */
export const VideoCard = ({ video: { title, description, url }, poster, onOpened }: Props) => {
  const titleId = useId()
  return (
    <>
      <Screen className="no-print">
        {poster}
        <Corner>
          {url === undefined ? (
            <Announced variant="overline" component="p">
              Coming soon
            </Announced>
          ) : (
            <Play onClick={onOpened} startIcon={<Icon name="play" />} aria-describedby={titleId}>
              Play Video
            </Play>
          )}
        </Corner>
      </Screen>
      <Typography id={titleId} variant="h4" component="h3">
        {title}
      </Typography>
      <Typography className="no-print" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {description}
      </Typography>
      {url !== undefined && (
        <Link
          href={url}
          className="no-print"
          sx={{ display: 'none', [withoutScripts]: { display: 'inline' } }}
        >
          Open the video
        </Link>
      )}
    </>
  )
}
