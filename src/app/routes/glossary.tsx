import texts from '../../content/texts/glossary.json'
import pages from '../../content/texts/pages.json'
import { Glossary } from '../../features/glossary/Glossary.tsx'
import { paths } from '../../routing/paths.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...pages.glossary} path={paths.glossary} />
    <PageHero {...texts.hero} lineWork="hero" />
    <Glossary />
  </>
)
