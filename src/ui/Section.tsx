import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  id?: string
  title: string
  lead?: string
  /** Of the whole width; without it the page's own. */
  ground?: 'ink' | 'wash'
  children: ReactNode
}

export const Section = ({ id, title, lead, ground, children }: Props) => {
  const headingId = useId()
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      className={ground === 'ink' ? 'on-ink' : ''}
      sx={{
        py: ground ? { xs: 5, md: 8 } : { xs: 4, md: 6 },
        bgcolor: ground && `site.${ground}`,
        color: ground === 'ink' ? 'site.paper' : 'text.primary',
      }}
    >
      <Container>
        <Typography id={headingId} variant="h2">
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography
            variant="subtitle1"
            sx={{ mt: 1.5, maxWidth: '60ch', color: ground === 'ink' ? 'site.hairline' : 'text.secondary' }}
          >
            {lead}
          </Typography>
        )}
        <Box sx={{ mt: { xs: 2.5, md: 4 } }}>{children}</Box>
      </Container>
    </Box>
  )
}
