/** Whether a host is a domain or one of its subdomains. */
export function isOfDomain(host: string, domain: string): boolean {
	return host === domain || host.endsWith(`.${domain}`);
}
