import texts from '../../content/texts/glossary.json'
import { paths } from '../../domain/routing/paths.ts'
import { Glossary } from '../../features/glossary/Glossary.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.glossary} />
    <PageHero {...texts.hero} />
    <Glossary />
  </>
)
