import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: string
  lead: string
  /**
   * The part of the titled whole that the page shows: its name stands large, and the title above it. An empty
   * name keeps its space on a phone, where a choice of the part would move the page.
   */
  part?: string | undefined
  /** A phone shows only the title and the children. */
  isShortOnPhone?: boolean
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
      pt: 3,
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
    {children}
  </Container>
)
