/** Has the browser keep a table of text as a file of that name. */
export function saveCsv(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser takes hold of what the address stands for only after the press.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
