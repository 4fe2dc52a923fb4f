import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import errors from '../../content/texts/errors.json'
import pages from '../../content/texts/pages.json'
import { paths } from '../../routing/paths.ts'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Head } from '../seo/Head.tsx'
import { Unavailable } from './Unavailable.tsx'

export const NotFound = () => (
  <>
    <Head {...pages.notFound} path={paths.notFound} index={false} />
    <ErrorScreen title={errors.notFound.title} text={errors.notFound.text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={paths.catalogue()}>
          {errors.notFound.products}
        </Button>
        <Button component={Link} to={paths.home} variant="outlined">
          {errors.notFound.home}
        </Button>
      </Box>
    </ErrorScreen>
  </>
)

/** Replaces a page that does not exist (404), failed to load or failed to render. */
export const PageError = () => (isRouteErrorResponse(useRouteError()) ? <NotFound /> : <Unavailable />)
