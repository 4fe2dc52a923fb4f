import { Head } from '../../components/Head.tsx'
import pages from '../../content/pages.json'
import { ContactPage } from '../../features/contact/ContactPage.tsx'
import { countrySelected } from '../../features/country/countrySlice.ts'
import { useAppDispatch } from '../hooks.ts'
import { paths } from '../paths.ts'

/** The offices' contact details (spec section 2, Contact). */
export const Component = () => {
  const dispatch = useAppDispatch()
  return (
    <>
      <Head {...pages.contact} path={paths.contact} />
      <ContactPage onCountrySelected={(country) => dispatch(countrySelected(country))} />
    </>
  )
}
