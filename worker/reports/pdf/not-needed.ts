/** Stands for the packages that jsPDF loads for HTML and SVG, which no report has (vite.config.ts): 107 kB gzip of the Worker. */
export {};
