/** Where to complain about how somebody's data is handled. */
export function ComplaintLink() {
	return (
		<a href="https://ico.org.uk/make-a-complaint/">the Information Commissioner’s Office (ICO)</a>
	);
}
