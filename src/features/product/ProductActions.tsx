import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { useAppDispatch } from '../../app/hooks.ts'
import { paths } from '../../app/paths.ts'
import { Icon } from '../../components/icons.tsx'
import type { Product } from '../../content/product.ts'
import { specRequested } from './productEvents.ts'

/** A link to the file, so that it is reachable without scripts; with them the download tells how it went. */
const DownloadSpecs = ({ name, pdf }: { name: string; pdf: string }) => {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant="outlined"
      href={pdf}
      download
      startIcon={<Icon name="download" />}
      onClick={(event) => {
        // Whoever asks for a new tab gets the browser's own way.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        dispatch(specRequested({ name, pdf }))
      }}
    >
      Download Specs
    </Button>
  )
}

const PrintSpecs = () => (
  <Button
    variant="outlined"
    startIcon={<Icon name="print" />}
    onClick={() => window.print()}
    sx={{ '@media (scripting: none)': { display: 'none' } }}
  >
    Print specs
  </Button>
)

/** What a visitor can do about a product. On a phone the quote button is in the bar at the bottom instead. */
export const ProductActions = ({ name, pdf }: Pick<Product, 'name' | 'pdf'>) => (
  <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: 1 } }}>
    <Button
      component={Link}
      to={paths.quote}
      sx={{ flexBasis: '100%', display: { xs: 'none', md: 'inline-flex' } }}
    >
      Get Free Quote
    </Button>
    {pdf === undefined ? <PrintSpecs /> : <DownloadSpecs name={name} pdf={pdf} />}
    <Button component={Link} to={paths.contact} variant="outlined" startIcon={<Icon name="question" />}>
      Ask Question
    </Button>
  </Box>
)
