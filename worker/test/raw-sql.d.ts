declare module "*.sql?raw" {
	const text: string;
	// biome-ignore lint/style/noDefaultExport: this is how Vite hands over a file's text.
	export default text;
}
