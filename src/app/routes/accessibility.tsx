import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { companies, countries } from '../../content/countries.ts'
import text from '../../content/texts/accessibility.json'
import legal from '../../content/texts/legal.json'
import { paths } from '../../domain/routing/paths.ts'
import { OfficeDetails } from '../../features/contact/OfficeDetails.tsx'
import { LegalText } from '../../features/legal/LegalText.tsx'
import { fill } from '../../lib/text.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Head } from '../seo/Head.tsx'

const columns = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  mt: 3,
}

/** The statement names both offices, because the choice between them may itself be a barrier. */
export const Component = () => (
  <>
    <Head {...text.head} path={paths.accessibility} />
    <PageTitle title={text.title} lead={fill(legal.updated, { date: text.updated })} />
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <LegalText text={text} heading="h2" />
      <Box component="section" aria-labelledby="offices" sx={{ mt: 4 }}>
        <Typography id="offices" variant="h2">
          {text.offices}
        </Typography>
        <Box sx={columns}>
          {countries.map((country) => (
            <div key={country}>
              <OfficeDetails company={companies[country]} heading="h3" />
            </div>
          ))}
        </Box>
      </Box>
    </Container>
  </>
)
