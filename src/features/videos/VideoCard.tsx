import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import texts from '../../content/texts/product.json'
import type { ProductVideo } from '../../machines/product.ts'
import { Icon } from '../../ui/icons.tsx'
import { TextLink } from '../../ui/TextLinks.ts'

const withoutScripts = '@media (scripting: none)'

const Poster = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(2),
  backgroundColor: theme.vars.palette.site.ground,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
  '& img': { width: '100%', height: '100%', aspectRatio: '16 / 9', objectFit: 'contain' },
}))

const PosterAction = styled('div')({ position: 'absolute', insetBlockEnd: 16, insetInlineStart: 16 })

const Play = styled(Button)({
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: '-100vmax', cursor: 'pointer' },
  [withoutScripts]: { display: 'none' },
})

const ComingSoonLabel = styled(Typography)(({ theme }) => ({
  paddingInline: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
})) as typeof Typography

interface Props {
  video: ProductVideo
  poster: ReactNode
  onOpened: () => void
}

/** Nothing of the video loads before Play. */
export const VideoCard = ({ video: { title, description, url }, poster, onOpened }: Props) => {
  const titleId = useId()
  return (
    <>
      <Poster className="no-print">
        {poster}
        <PosterAction>
          {url === undefined ? (
            <ComingSoonLabel variant="overline" component="p">
              {texts.video.announced}
            </ComingSoonLabel>
          ) : (
            <Play onClick={onOpened} startIcon={<Icon name="play" />} aria-describedby={titleId}>
              {texts.video.play}
            </Play>
          )}
        </PosterAction>
      </Poster>
      <Typography id={titleId} variant="h4" component="h3">
        {title}
      </Typography>
      <Typography className="no-print" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {description}
      </Typography>
      {url !== undefined && (
        <TextLink
          href={url}
          className="no-print"
          sx={{ display: 'none', [withoutScripts]: { display: 'inline' } }}
        >
          {texts.video.open}
        </TextLink>
      )}
    </>
  )
}
