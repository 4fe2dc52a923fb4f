import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router-dom'
import errors from '../../content/texts/errors.json'
import { paths } from '../../domain/routing/paths.ts'
import { mailLink, telephoneLink } from '../../lib/links.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'
import { TextLink } from '../../ui/TextLinks.ts'
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
          sx={{ width: '100%', height: 'auto' }}
        />
      )}
    </Container>
  </>
)

export const NotFound = () => (
  <FallbackPage path={paths.notFound} texts={errors.notFound} lineWork="/line-work/not-found.svg">
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button component={Link} to={paths.catalogue()}>
        {errors.notFound.products}
      </Button>
      <Button component={Link} to={paths.home} variant="outlined">
        {errors.notFound.home}
      </Button>
    </Box>
  </FallbackPage>
)

const reload = (): void => window.location.reload()

/** Offline it waits, because the browser's own error has no menu and no telephone numbers. */
const Reload = () => {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    window.addEventListener('online', reload)
    // It may have come back since the press.
    if (navigator.onLine) reload()
    return () => window.removeEventListener('online', reload)
  }, [isWaiting])
  return (
    <>
      <Button onClick={() => (navigator.onLine ? reload() : setIsWaiting(true))}>
        {errors.unavailable.reload}
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {isWaiting && errors.offline}
      </Typography>
    </>
  )
}

const contacts = { display: 'flex', flexWrap: 'wrap', columnGap: 3, '& a': { py: 1.25 } }

export const Unavailable = () => {
  const { pathname } = useLocation()
  return (
    <FallbackPage path={pathname} texts={errors.unavailable}>
      <Reload />
      <ByCountry>
        {({ companyFullName, phone, email }, audience) => (
          <Typography {...audience} component="address" sx={{ mt: 4, fontStyle: 'normal' }}>
            <span>{companyFullName}</span>
            <Box component="span" sx={contacts}>
              <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
              <TextLink href={mailLink(email)}>{email}</TextLink>
            </Box>
          </Typography>
        )}
      </ByCountry>
    </FallbackPage>
  )
}

/** Replaces a page that does not exist (404), failed to load or failed to render. */
export const PageError = () => (isRouteErrorResponse(useRouteError()) ? <NotFound /> : <Unavailable />)
