import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** On a phone they stand in one line, so that the work begins on the first screen. */
const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  columnGap: theme.spacing(3),
  // Large texts need several lines.
  [theme.breakpoints.up('lg')]: { maxWidth: '60%' },
  [theme.breakpoints.down('md')]: {
    columnGap: theme.spacing(2),
    '& > a': { minHeight: 32, fontSize: theme.fontSize.small },
    '& > a::after': { display: 'none' },
  },
}))

interface Props {
  title: string
  lead: string
  /**
   * The part of the titled whole that the page shows: its name stands large, and the title above it. An empty
   * name keeps its space on a phone, where a choice of the part would move the page.
   */
  part?: string | undefined
  /** A phone shows only the title and the links. */
  isShortOnPhone?: boolean
  /** Links to where the work may go on. */
  children?: ReactNode
}

/** The head of a page to work with: no picture, so that the work begins high on the screen. */
export const PageTitle = ({ title, lead, part, isShortOnPhone = false, children }: Props) => (
  <Container
    sx={{
      display: { lg: 'flex' },
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: 4,
      pt: { xs: 1.5, md: 3 },
      pb: { xs: part === '' ? '18px' : 0, md: 0 },
      '@media print': { p: 0 },
    }}
  >
    <div>
      <Typography
        variant={part ? 'overline' : 'h2'}
        component="h1"
        tabIndex={-1}
        sx={{ display: 'block', color: part && 'site.brassInk', '@media print': { typography: 'h4' } }}
      >
        {title}
      </Typography>
      {part && (
        <Typography variant="h2" component="p" sx={{ '@media print': { typography: 'h4' } }}>
          {part}
        </Typography>
      )}
      <Typography
        className="no-print"
        sx={{
          display: isShortOnPhone ? { xs: 'none', md: 'block' } : 'block',
          mt: 0.5,
          maxWidth: '72ch',
          color: 'text.secondary',
        }}
      >
        {lead}
      </Typography>
    </div>
    {children && <Ways className="no-print">{children}</Ways>}
  </Container>
)
