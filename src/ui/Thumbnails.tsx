import { styled } from '@mui/material/styles'
import { moveFocus } from '../browser/moveFocus.ts'
import { PictureWithFallback } from './PictureWithFallback.tsx'
import { forcedColours, forcedSelection } from './styles/accessibility.ts'

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
  gap: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
}))

const Thumbnail = styled('button')(({ theme }) => ({
  display: 'block',
  minHeight: theme.layout.control,
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.site.ground,
  border: `2px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.corner,
  transition: `border-color ${theme.timing.control}`,
  '&:hover, &[aria-pressed="true"]': { borderColor: theme.vars.palette.primary.main },
  [forcedColours]: {
    '&[aria-pressed="true"]': {
      ...forcedSelection,
      borderColor: 'Highlight',
      boxShadow: theme.shadow.forcedSelection,
    },
  },
}))

interface Props {
  label: string
  pictures: readonly { src: string; alt: string }[]
  selected: number
  onSelected: (index: number) => void
}

export const Thumbnails = ({ label, pictures, selected, onSelected }: Props) => (
  <Row role="group" aria-label={label} className="no-print needs-scripts">
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
        <PictureWithFallback src={src} alt={alt} sizes="112px" fallback={alt} />
      </Thumbnail>
    ))}
  </Row>
)
