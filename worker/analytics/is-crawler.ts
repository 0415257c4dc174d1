/** Headers of a request, by their names in lower case. */
type Headers = (name: string) => string | undefined;

/** Whether a program asks on its own account, or a browser that guesses what its user will open next: neither is somebody who looks. */
export function isCrawler(header: Headers): boolean {
	const purpose = header("sec-purpose") ?? header("purpose") ?? "";
	return /bot|crawler|spider/i.test(header("user-agent") ?? "") || /prefetch/i.test(purpose);
}
