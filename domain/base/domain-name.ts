/** Whether a host is of a domain: its own name, or one in front of it. */
export function isOfDomain(host: string, domain: string): boolean {
	return host === domain || host.endsWith(`.${domain}`);
}
