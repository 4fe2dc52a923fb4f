import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
  /** With this argument Chromium trusts the certificate, and caches what comes under it. */
  chromiumArgument: string
}

/** A certificate for localhost, made anew for each run. */
export const makeCertificate = async (): Promise<Certificate> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return { key, cert, chromiumArgument: `--ignore-certificate-errors-spki-list=${hash}` }
}
