import texts from '../../content/texts/glossary.json'
import { Glossary } from '../../domain/glossary/Glossary.tsx'
import { paths } from '../../domain/routing/paths.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.glossary} />
    <PageHero {...texts.hero} />
    <Glossary />
  </>
)
