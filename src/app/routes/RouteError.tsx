import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { isRouteErrorResponse, Link as RouterLink, useLocation, useRouteError } from 'react-router-dom'
import { ByCountry } from '../../components/ByCountry.tsx'
import { ErrorScreen } from '../../components/ErrorScreen.tsx'
import { Head } from '../../components/Head.tsx'
import { companies } from '../../content/companies.ts'
import pages from '../../content/pages.json'
import { telephoneLink } from '../../lib/links.ts'
import { paths } from '../paths.ts'

const actions = { display: 'flex', flexWrap: 'wrap', gap: 2 }

const NotFound = () => (
  <>
    <Head {...pages.notFound} path={paths.notFound} index={false} />
    <ErrorScreen
      title="Page not found"
      text="There is no page at this address. It may have moved, or a letter of it may be missing."
    >
      <Box sx={actions}>
        <Button component={RouterLink} to={paths.catalogue()}>
          Products
        </Button>
        <Button component={RouterLink} to={paths.home} variant="outlined">
          Home
        </Button>
      </Box>
    </ErrorScreen>
  </>
)

const Unavailable = () => {
  const { pathname } = useLocation()
  return (
    <>
      <Head {...pages.unavailable} path={pathname} index={false} />
      <ErrorScreen
        title="This page could not be loaded"
        text="The connection may have been lost for a moment. Load the page again, or reach us directly."
      >
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <ByCountry>
          {(country, only) => {
            const { companyFullName, phone, email } = companies[country]
            return (
              <Typography {...only} component="address" sx={{ mt: 4, fontStyle: 'normal' }}>
                {companyFullName}
                <Box component="span" sx={{ ...actions, gap: 0, columnGap: 3, '& a': { py: 1.25 } }}>
                  <Link href={telephoneLink(phone)}>{phone}</Link>
                  <Link href={`mailto:${email}`}>{email}</Link>
                </Box>
              </Typography>
            )
          }}
        </ByCountry>
      </ErrorScreen>
    </>
  )
}

/** Every failed navigation ends here, inside the layout: an unknown address, a chunk that did not arrive, a fault. */
export const RouteError = () => {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Unavailable />
}
