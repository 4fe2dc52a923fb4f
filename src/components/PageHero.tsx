import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: string
  lead: string
  /** Name of the line work in the background: `/line-work/{lineWork}.svg`. */
  lineWork: string
  children?: ReactNode
}

/** The head of every page but the home page. */
export const PageHero = ({ title, lead, lineWork, children }: Props) => (
  <Box sx={{ position: 'relative', overflow: 'hidden', borderBottom: '1px solid', borderColor: 'divider' }}>
    <Box
      component="img"
      src={`/line-work/${lineWork}.svg`}
      alt=""
      width={1200}
      height={900}
      className="no-print"
      sx={{
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineEnd: { xs: -220, md: -60 },
        translate: '0 -50%',
        width: { xs: 480, md: 620 },
        maxWidth: 'none',
        height: 'auto',
        opacity: { xs: 0.35, md: 1 },
        pointerEvents: 'none',
      }}
    />
    <Container sx={{ position: 'relative', py: { xs: 5, md: 8 } }}>
      <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '56ch', color: 'text.secondary' }}>
        {lead}
      </Typography>
      {children}
    </Container>
  </Box>
)
