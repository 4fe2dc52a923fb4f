import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  id?: string
  title: string
  lead?: string
  ink?: boolean
  children: ReactNode
}

export const Section = ({ id, title, lead, ink = false, children }: Props) => {
  const headingId = useId()
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      className={ink ? 'on-ink' : ''}
      sx={{
        py: { xs: 4, md: 7 },
        ...(ink && { py: { xs: 5, md: 10 }, bgcolor: 'site.ink', color: 'site.paper' }),
      }}
    >
      <Container>
        <Typography id={headingId} variant="h2">
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography
            variant="subtitle1"
            sx={{ mt: 1.5, maxWidth: '60ch', color: ink ? 'site.hairline' : 'text.secondary' }}
          >
            {lead}
          </Typography>
        )}
        <Box sx={{ mt: { xs: 2.5, md: 5 } }}>{children}</Box>
      </Container>
    </Box>
  )
}
