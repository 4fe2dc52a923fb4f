import { ByCountry } from '../../components/ByCountry.tsx'
import { Head } from '../../components/Head.tsx'
import { companies } from '../../content/companies.ts'
import pages from '../../content/pages.json'
import { OfficeDetails } from '../../features/contact/OfficeDetails.tsx'
import { QuotePage } from '../../features/quote/QuotePage.tsx'
import { paths } from '../paths.ts'

const Office = () => (
  <ByCountry>
    {(country, only) => (
      <section {...only}>
        <OfficeDetails company={companies[country]} />
      </section>
    )}
  </ByCountry>
)

/** The quote request form (spec section 2, Get quote). */
export const Component = () => (
  <>
    <Head {...pages.quote} path={paths.quote} />
    <QuotePage office={<Office />} />
  </>
)
