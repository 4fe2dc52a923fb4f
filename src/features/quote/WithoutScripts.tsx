import { OfficesWithoutScripts } from '../../components/OfficesWithoutScripts.tsx'
import texts from '../../content/quote.json'

/** How to ask for a quote in a browser that runs no scripts. */
export const WithoutScripts = () => <OfficesWithoutScripts reason={texts.form.withoutScripts} />
