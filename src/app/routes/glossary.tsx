import texts from '../../content/texts/glossary.json'
import { paths } from '../../domain/routing/paths.ts'
import { Glossary } from '../../features/glossary/Glossary.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.glossary} />
    <PageTitle {...texts.hero} />
    <Glossary />
  </>
)
