import pages from '../../content/texts/pages.json'
import { countrySelected } from '../../country/countrySlice.ts'
import { ContactPage } from '../../features/contact/ContactPage.tsx'
import { paths } from '../../routing/paths.ts'
import { useAppDispatch } from '../../ui/storeHooks.ts'
import { Head } from '../seo/Head.tsx'

export const Component = () => {
  const dispatch = useAppDispatch()
  return (
    <>
      <Head {...pages.contact} path={paths.contact} />
      <ContactPage onCountrySelected={(country) => dispatch(countrySelected(country))} />
    </>
  )
}
