/** Has the browser keep a text as a file of that name. */
export function downloadFile(name: string, text: string, type: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser takes hold of what the address stands for only after the press.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
