import texts from '../../content/texts/quote.json'
import { OfficesWithoutScripts } from '../../country/OfficesWithoutScripts.tsx'

export const WithoutScripts = () => <OfficesWithoutScripts reason={texts.form.withoutScripts} />
