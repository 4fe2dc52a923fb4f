import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Head } from '../seo/Head.tsx'

interface Props {
  path: string
  /** `head` is for browsers and search engines. */
  texts: { head: { title: string; description: string }; title: string; text: string }
  /** A drawing. The page for a lost connection has none, because it could not load. */
  lineWork?: string
  children: ReactNode
}

export const FallbackPage = ({ path, texts, lineWork, children }: Props) => (
  <>
    <Head {...texts.head} path={path} index={false} />
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr', lg: '5fr 7fr' },
        alignItems: 'center',
        gap: { xs: 3, md: 6 },
        py: { xs: 5, md: 8 },
      }}
    >
      <div>
        <Typography variant="h1">{texts.title}</Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, mb: 4, maxWidth: '46ch', color: 'text.secondary' }}>
          {texts.text}
        </Typography>
        {children}
      </div>
      {lineWork !== undefined && (
        <Box
          component="img"
          src={lineWork}
          alt=""
          width={820}
          height={470}
          sx={{ width: '100%', height: 'auto', order: { xs: -1, md: 0 } }}
        />
      )}
    </Container>
  </>
)
