/**
 * Stands for the packages that read certificates of makers (vite.config.ts): 22 kB gzip of the Worker. Whose make a device is, is
 * never asked for, so an answer that brings a certificate is refused.
 */
class Certificate {
	constructor() {
		throw new Error("certificates of makers are not read");
	}
}

export const id_ce_keyDescription = "";
export {
	Certificate as AuthorityKeyIdentifierExtension,
	Certificate as CRLDistributionPointsExtension,
	Certificate as KeyDescription,
	Certificate as SubjectKeyIdentifierExtension,
	Certificate as X509Certificate,
	Certificate as X509ChainBuilder,
	Certificate as X509Crl,
};
