// Plain JavaScript, because it is what says so where Node cannot run TypeScript yet.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
	console.error(
		`Node ${process.versions.node} cannot run this project's tools, which need Node 22.18 or newer. On Linux and Windows \`npm ci\` brings ` +
			"Node 24 along by itself; on this machine install it from https://nodejs.org, then run the command again.",
	);
	process.exit(1);
}
