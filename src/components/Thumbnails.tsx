import { styled } from '@mui/material/styles'
import { forcedColours, forcedSelection } from './forcedColours.ts'
import { moveFocus } from './moveFocus.ts'
import { SafePicture } from './SafePicture.tsx'

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
  gap: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
}))

const Thumbnail = styled('button')(({ theme }) => ({
  display: 'block',
  minHeight: 44,
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.site.ground,
  border: `2px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  transition: 'border-color 160ms ease-out',
  '&:hover, &[aria-pressed="true"]': { borderColor: theme.vars.palette.primary.main },
  [forcedColours]: {
    '&[aria-pressed="true"]': {
      ...forcedSelection,
      borderColor: 'Highlight',
      boxShadow: '0 0 0 2px Highlight',
    },
  },
}))

interface Props {
  pictures: readonly { src: string; alt: string }[]
  selected: number
  onSelected: (index: number) => void
}

/** A picture's buttons, one for each: a click or an arrow key selects. */
export const Thumbnails = ({ pictures, selected, onSelected }: Props) => (
  <Row role="group" aria-label="Pictures" className="no-print needs-scripts">
    {pictures.map(({ src, alt }, index) => (
      <Thumbnail
        key={src}
        type="button"
        aria-pressed={index === selected}
        onClick={() => onSelected(index)}
        onKeyDown={(event) => {
          const next = moveFocus(event)
          if (next !== undefined) onSelected(next)
        }}
      >
        <SafePicture src={src} alt={alt} sizes="112px" fallback={alt} />
      </Thumbnail>
    ))}
  </Row>
)
